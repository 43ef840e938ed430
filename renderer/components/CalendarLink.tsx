import { nominationEntries } from '../calendar/nominations.ts'
import { usePage } from '../site-context.ts'
import { buttonClass } from './links.tsx'

/** A link to a calendar file; programs ask whether to add its events. */
export function CalendarLink({ address }: { address: string }) {
  return (
    <a href={address} download className={`${buttonClass('outlined')} self-start`}>
      Add to calendar
    </a>
  )
}

/** The dates of the nominations for a calendar, and a note on those without a known year. */
export function NominationsCalendar({ address }: { address: string }) {
  const hasTasks = nominationEntries(usePage().site).some(({ kind }) => kind === 'task')
  return (
    <div className="flex max-w-text flex-col gap-3 pt-10">
      <CalendarLink address={address} />
      {hasTasks && (
        <p className="text-small text-muted">The call gives no year, so your calendar lists these dates as to-dos.</p>
      )}
    </div>
  )
}
