import * as lucide from 'lucide-react'
import type { z } from 'zod'
import type { icon } from '../content/schemas/fields.ts'

/** The name of a drawing, as the content gives it. */
export type IconName = z.infer<typeof icon>

const icons: Readonly<Record<IconName, lucide.LucideIcon>> = {
  arrow: lucide.ArrowRight,
  beacon: lucide.SunMedium,
  calendar: lucide.Calendar,
  chart: lucide.ChartColumn,
  chat: lucide.MessageCircle,
  check: lucide.Check,
  clock: lucide.Clock,
  document: lucide.FileText,
  envelope: lucide.Mail,
  game: lucide.Gamepad2,
  globe: lucide.Globe,
  hand: lucide.Hand,
  heart: lucide.Heart,
  lightbulb: lucide.Lightbulb,
  message: lucide.MessageSquareText,
  network: lucide.Network,
  people: lucide.Users,
  photo: lucide.Camera,
  photos: lucide.Camera,
  play: lucide.CirclePlay,
  professional: lucide.Briefcase,
  repeat: lucide.Repeat,
  scales: lucide.Scale,
  smile: lucide.Smile,
  social: lucide.UsersRound,
  target: lucide.Target,
  trophy: lucide.Trophy,
  video: lucide.Video,
}

/** A small drawing beside words that say the same; hidden from assistive technology. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Drawing = icons[name]
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" />
}
