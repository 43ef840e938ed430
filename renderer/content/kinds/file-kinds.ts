import { ledgerFigure, relationsSchema } from '../figures/ledger.ts'
import { phrasesSchema } from '../figures/phrases.ts'
import { termsSchema } from '../terms/terms.ts'
import { collectionNames, kindOf, singleNames } from './routes.ts'
import { singles } from './singles.ts'

/** Every kind of file that writers edit, in the order of the guide, with a glob below the root of the content. */
export const fileKinds = [
  ...collectionNames.map((name) => ({ name, files: `${name}/*.md`, schema: kindOf(name).schema })),
  ...singleNames.map((name) => ({ name, files: singles[name].file, schema: kindOf(name).schema })),
  { name: 'ledger' as const, files: 'ledger.csv', schema: ledgerFigure },
  { name: 'relations' as const, files: 'relations.yaml', schema: relationsSchema },
  { name: 'phrases' as const, files: 'phrases.yaml', schema: phrasesSchema },
  { name: 'terms' as const, files: 'terms.yaml', schema: termsSchema },
]
