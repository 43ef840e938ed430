import { z } from 'zod'

/** What a field means. Whatever treats fields differently asks for it, and never for the name of a field. */
export type Role =
  /** Words that visitors read; they may refer to figures. */
  | 'prose'
  /** Likewise, at the head of something: a number at its beginning counts nothing. */
  | 'heading'
  /** Likewise, on a card or in search results, and not on the page that is made from the file. */
  | 'teaser'
  /** Words for whoever works on the site. */
  | 'note'
  /** An address that leads somewhere. */
  | 'link'
  /** The address of a picture that is shown. */
  | 'image'
  /** The id of a figure. */
  | 'reference'
  /** Whether what stands beside it is not known yet. */
  | 'placeholder'
  /** Anything else that code reads: a name, a choice, a day that is not shown. */
  | 'machine'
  | FigureRole

/** The value of a figure. Its unit, qualifier and notation stand beside it, where it has them. */
export interface FigureRole {
  /**
   * Names the figure within its file.
   *
   * @param beside the fields that the value stands among
   * @param index the place of these in their list, counted from 0
   */
  name: (beside: Fields, index: number) => string
  /** The field beside it that says what it counts, as a reader sees it. */
  label?: string
}

/** Some fields as they stand in a file. */
export type Fields = Readonly<Record<string, unknown>>

/** The roles of schemas. One that is made from another, by a description or a further check, has the role of that. */
export const roles = z.registry<{ role: Role }>()

declare const role: unique symbol
interface HasRole {
  readonly [role]: true
}

/** A schema in which every field has a role: the field itself, or what a list, an option or a group of fields holds. */
export type Meant = z.core.$ZodType & (HasRole | Wrapping | Group | Choice)
interface Wrapping {
  unwrap(): Meant
}
interface Group {
  readonly shape: Readonly<Record<string, Meant>>
}
interface Choice {
  readonly options: readonly Meant[]
}

/** Gives a field its role. */
export function field<Schema extends z.ZodType>(role: Role, schema: Schema): Schema & HasRole {
  const meant = schema.clone()
  roles.add(meant, { role })
  // The registry knows it, and the compiler has to be told.
  return meant as Schema & HasRole
}

/** A group of fields, each with its role. What stands among them and is none of them is refused. */
export function fields<Shape extends Readonly<Record<string, Meant>>>(
  shape: Shape,
): z.ZodObject<Shape, z.core.$strict> {
  return z.strictObject(shape)
}

/** Whether visitors read a field as text. */
export function isRead(role: Role): boolean {
  return role === 'prose' || role === 'heading' || role === 'teaser'
}
