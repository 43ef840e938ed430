import type { LucideIcon } from 'lucide-react'
import type { z } from 'zod'
import type { icon } from '../content/schemas/fields.ts'
import * as drawings from './icons.ts'

/** The name of a drawing, as the content gives it. */
export type IconName = z.infer<typeof icon>

const icons: Readonly<Record<IconName, LucideIcon>> = drawings

/** A small drawing beside words that say the same; assistive technology skips it. Classes are for a box around it. */
export function Icon({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) {
  const Drawing = icons[name]
  const drawing = <Drawing size={size} strokeWidth={1.75} aria-hidden="true" />
  return className ? <span className={className}>{drawing}</span> : drawing
}
