import { editLedger } from '../../../../renderer/content/testing/edit-ledger.ts'
import type { ProjectCopy } from '../../project-copy.ts'

/** Something that happens to a project between two builds; a number makes each time differ from the others. */
export type Step = (project: ProjectCopy, n: number) => unknown

/** Steps by what happens in them. */
export type Steps = Readonly<Record<string, Step>>

/** A word for a number, since texts may not contain digits. */
export function wordOf(n: number): string {
  return `r${[...String(n)].map((digit) => 'aeioubdgkl'[Number(digit)]).join('')}`
}

/** Changes the value of a figure in the ledger. */
export function changeLedger({ edit }: ProjectCopy, id: string, change: (value: string) => string | number): void {
  edit('markdown/ledger.csv', (text) => {
    const [, value = ''] = new RegExp(`^${id},([^,]*)`, 'm').exec(text) ?? []
    return editLedger(text, id, { value: String(change(value)) })
  })
}
