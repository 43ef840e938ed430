import { basename } from 'node:path'
import { editLedger } from '../../../renderer/content/testing/edit-ledger.ts'
import type { PublishedCopy } from './published-copy.ts'

/** A number of people, gifts or days in the fields of a pilot, which may change without any other. */
export interface FreeFigure {
  id: string
  /** The file that it is written in, and its line there. */
  file: string
  line: number
  /** Changes its value in the text of its file. */
  correct: (text: string) => string
  /** Changes it in the ledger. */
  correctLedger: (text: string) => string
}

/** The first figure of the pilots that is in no relation and in no chart. */
export function findFreeFigure({ filesIn, read }: Pick<PublishedCopy, 'filesIn' | 'read'>): FreeFigure {
  const relations = read('markdown/relations.yaml')
  for (const file of filesIn('pilots')) {
    const text = read(file)
    for (const { 0: entry, 1: name, 2: value = '', index } of text.matchAll(
      /^ {2}- id: (\S+)\n(?: {4}(?!unit).*\n)*? {4}value: (\d+)\n {4}unit: (?!'%')/gm,
    )) {
      const id = `${basename(file, '.md')}/${name}`
      if (relations.includes(id) || text.includes(`figure: ${name}\n`)) continue
      const line = text.slice(0, index + entry.lastIndexOf('value:')).split('\n').length
      const place = new RegExp(`(?<=- id: ${name}\\n(?: {4}.*\\n)*? {4}value: )${value}$`, 'm')
      const corrected = String(Number(value) + 1)
      return {
        ...{ id, file, line },
        correct: (before) => before.replace(place, corrected),
        correctLedger: (before) => editLedger(before, id, { value: corrected }),
      }
    }
  }
  throw new Error('every figure of every pilot is in a relation or in a chart')
}
