import { type FieldSchema, type Fields, isFigure } from '../schemas/roles.ts'
import { valuesIn } from '../schemas/walk.ts'
import type { Figure, FigureForm } from './figure.ts'

/** Every figure in the frontmatter of a file, in the order of its fields, with the path to its value. */
export function collectFigures(schema: FieldSchema, data: Fields) {
  return valuesIn(schema, data).flatMap(({ value, role, path, beside }) => {
    if (!isFigure(role)) return []
    const name = role.name(beside, path)
    const label = role.label && (beside[role.label] as string)
    // The schema has checked the value and the fields beside it.
    const { unit, qualifier, notation = 'standard', standsFor } = beside as Partial<Figure>
    return [{ name, label, standsFor, value: value as FigureForm['value'], unit, qualifier, notation, path }]
  })
}
