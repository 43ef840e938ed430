import {
  ArrowRight,
  Briefcase,
  Calendar,
  Camera,
  ChartColumn,
  Check,
  CirclePlay,
  Clock,
  FileText,
  Gamepad2,
  Globe,
  Hand,
  Heart,
  Lightbulb,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquareText,
  Network,
  Repeat,
  Scale,
  Smile,
  SunMedium,
  Target,
  Trophy,
  Users,
  UsersRound,
  Video,
} from 'lucide-react'
import type { z } from 'zod'
import type { icon } from '../content/schemas/fields.ts'

/** The name of a drawing, as the content gives it. */
export type IconName = z.infer<typeof icon>

const icons: Readonly<Record<IconName, LucideIcon>> = {
  arrow: ArrowRight,
  beacon: SunMedium,
  calendar: Calendar,
  chart: ChartColumn,
  chat: MessageCircle,
  check: Check,
  clock: Clock,
  document: FileText,
  envelope: Mail,
  game: Gamepad2,
  globe: Globe,
  hand: Hand,
  heart: Heart,
  lightbulb: Lightbulb,
  message: MessageSquareText,
  network: Network,
  people: Users,
  photo: Camera,
  photos: Camera,
  play: CirclePlay,
  professional: Briefcase,
  repeat: Repeat,
  scales: Scale,
  smile: Smile,
  social: UsersRound,
  target: Target,
  trophy: Trophy,
  video: Video,
}

/** A small drawing beside words that say the same; hidden from assistive technology. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Drawing = icons[name]
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" />
}
