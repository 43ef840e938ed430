import { z } from 'zod'
import type { Path } from '../problems/problem.ts'

/** What a field means, for code that treats fields differently. */
export type Role =
  /** Words that visitors read; they may refer to figures. */
  | 'prose'
  /** Likewise, at the head of something: in `2. Our method` the number at the beginning is no figure. */
  | 'heading'
  /** Words for those who work on the site. */
  | 'note'
  /** An address that leads somewhere. */
  | 'link'
  /** The address of a picture that is shown. */
  | 'image'
  /** The id of a figure. */
  | 'reference'
  /** `placeholder: true`: what is beside it is not known yet. */
  | 'placeholder'
  /** Anything else that code reads: a name, a choice, a day that is not shown. */
  | 'machine'
  /** One of the categories that the settings list. */
  | { listedIn: CategoryList }
  | FigureRole

export type CategoryList = 'pilots' | 'articles'

/** The value of a figure. Its unit, qualifier and notation are beside it, where it has them. */
export interface FigureRole {
  /** Names the figure within its file, by the fields around the value and the path to it. */
  name: (beside: Fields, path: Path) => string
  /** The field beside it that says what it counts, as a reader sees it. */
  label?: string
}

export type Fields = Readonly<Record<string, unknown>>

/** The roles of schemas. One derived from another, by a description or a further check, inherits its role. */
export const roles = z.registry<{ role: Role }>()

declare const role: unique symbol
type HasRole = { readonly [role]: true }

/** A schema in which every field has a role: the field itself, or what a list, an option or a group of fields holds. */
export type FieldSchema = z.core.$ZodType & (HasRole | Wrapping | Group | Choice)
type Wrapping = { unwrap(): FieldSchema }
type Group = { readonly shape: Readonly<Record<string, FieldSchema>> }
type Choice = { readonly options: readonly FieldSchema[] }

/** Gives a field its role. */
export function field<Schema extends z.ZodType>(role: Role, schema: Schema): Schema & HasRole {
  const copy = schema.clone()
  roles.add(copy, { role })
  // The role is in the registry; the type needs a cast.
  return copy as Schema & HasRole
}

/** A compile error for any field without a role. */
type WithRoles<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends FieldSchema ? Shape[Name] : 'needs a role: field(role, schema)'
}

/** A group of fields, each with its role. Any other field is refused. */
export function fields<Shape extends Readonly<Record<string, z.core.$ZodType>>>(shape: Shape & WithRoles<Shape>) {
  return z.strictObject<Shape>(shape)
}

/** Whether a field holds the value of a figure. */
export function isFigure(role: Role): role is FigureRole {
  return typeof role === 'object' && 'name' in role
}

/** Whether visitors read a field as text. */
export function isRead(role: Role): boolean {
  return role === 'prose' || role === 'heading'
}
