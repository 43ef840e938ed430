import { fileAddresses } from '../addresses.ts'
import { nominationDates } from '../calendar/nominations.ts'
import { usePage } from '../site-context.ts'
import { buttonLooks } from './links.tsx'

/** A link to a calendar file; programs ask whether to add its events. */
export function CalendarLink({ address }: { address: string }) {
  return (
    <a href={address} download className={`${buttonLooks.outlined} self-start`}>
      Add to calendar
    </a>
  )
}

/** The dates of the nominations for a calendar, or why it cannot have them. */
export function NominationsCalendar() {
  const { events, hasMore } = nominationDates(usePage().site)
  return (
    <div className="my-6 flex max-w-text flex-col gap-3">
      {events.length > 0 && <CalendarLink address={fileAddresses.nominationsCalendar} />}
      {hasMore && (
        <p className="text-small text-muted">
          {events.length > 0
            ? 'The calendar has the dates whose year the call gives.'
            : 'The call gives no year, so there is nothing to add to a calendar yet.'}
        </p>
      )}
    </div>
  )
}
