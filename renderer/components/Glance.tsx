import type { Glance as GlanceData } from '../content/schemas/pilot.ts'
import { Text } from './FigureText.tsx'
import { StatCardsById } from './StatCards.tsx'

/** The labels of a pilot's glance, wherever it is shown. */
export const glanceWords: Readonly<Record<keyof GlanceData, string>> = {
  audience: 'For whom',
  tried: 'Tried',
  reached: 'Reached',
  hoped: 'Hoped for',
  found: 'Found',
  learnt: 'Learnt',
}

/** The fields beside the title of a case study. */
const besideTitle = ['tried', 'hoped', 'found', 'learnt'] as const

/**
 * A pilot at a glance, for the head of its page.
 *
 * @param headline the id of its strongest figure
 */
export function Glance({ glance, headline }: { glance: GlanceData; headline?: string | undefined }) {
  return (
    <div data-card="glance" className="flex flex-col gap-6 lg:py-20">
      {headline && <StatCardsById ids={[headline]} size="large" />}
      <dl className="grid gap-x-8 gap-y-4 sm:max-md:grid-cols-2">
        {besideTitle.map((name) => (
          <div key={name} className="border-t border-line pt-3">
            <dt className="font-label text-small font-semibold">{glanceWords[name]}</dt>
            <dd>
              <Text>{glance[name]}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
