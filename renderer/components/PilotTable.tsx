import type { Entry } from '../content/entries/site.ts'
import { addressOf } from '../content/kinds/routes.ts'
import type { Pilot } from '../content/schemas/pilot.ts'
import { Text } from './FigureText.tsx'
import { glanceWords } from './Glance.tsx'

const columns = ['audience', 'tried', 'reached', 'hoped', 'found'] as const

/** The pilots side by side, one in each row. On a narrow screen the cells of a row are stacked. */
export function PilotTable({ pilots }: { pilots: readonly Entry<Pilot>[] }) {
  return (
    <div className="prose compare">
      <table>
        <thead>
          <tr>
            <th scope="col">Pilot</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {glanceWords[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pilots.map(({ id, data }) => (
            <tr key={id}>
              <th scope="row">
                <a href={addressOf('pilots', id)}>{data.title}</a>
              </th>
              {columns.map((name) => (
                <td key={name} data-label={glanceWords[name]}>
                  <Text of={id}>{data.glance[name]}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
