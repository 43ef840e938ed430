import type { Path } from '../frontmatter/source-file.ts'
import { type FieldSchema, type Fields, isFigure } from '../schemas/roles.ts'
import { valuesIn } from '../schemas/walk.ts'
import type { Figure, FigureForm } from './figure.ts'

/** A figure found in a file's frontmatter, with the path to the value. */
export interface FoundFigure extends FigureForm, Pick<Figure, 'label' | 'standsFor'> {
  name: string
  path: Path
}

/** Every figure in the frontmatter of a file, in the order of its fields. */
export function collectFigures(schema: FieldSchema, data: Fields): FoundFigure[] {
  return valuesIn(schema, data).flatMap(({ value, role, path, beside }) => {
    if (!isFigure(role)) return []
    const name = role.name(beside, Number(path.at(-2)))
    const label = role.label && (beside[role.label] as string)
    // The schema has checked the value and what stands beside it.
    const { unit, qualifier, notation = 'standard', standsFor } = beside as Partial<Figure>
    return [{ name, label, standsFor, value: value as FigureForm['value'], unit, qualifier, notation, path }]
  })
}
