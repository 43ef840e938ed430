import type { LucideIcon } from 'lucide-react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Briefcase from 'lucide-react/icons/briefcase'
import Calendar from 'lucide-react/icons/calendar'
import Camera from 'lucide-react/icons/camera'
import ChartColumn from 'lucide-react/icons/chart-column'
import Check from 'lucide-react/icons/check'
import CirclePlay from 'lucide-react/icons/circle-play'
import Clock from 'lucide-react/icons/clock'
import FileText from 'lucide-react/icons/file-text'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Globe from 'lucide-react/icons/globe'
import Hand from 'lucide-react/icons/hand'
import Heart from 'lucide-react/icons/heart'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Network from 'lucide-react/icons/network'
import Repeat from 'lucide-react/icons/repeat'
import Scale from 'lucide-react/icons/scale'
import Smile from 'lucide-react/icons/smile'
import SunMedium from 'lucide-react/icons/sun-medium'
import Target from 'lucide-react/icons/target'
import Trophy from 'lucide-react/icons/trophy'
import Users from 'lucide-react/icons/users'
import UsersRound from 'lucide-react/icons/users-round'
import Video from 'lucide-react/icons/video'
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

/** A small drawing beside words that say the same; assistive technology skips it. Classes are for a box around it. */
export function Icon({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) {
  const Drawing = icons[name]
  const drawing = <Drawing size={size} strokeWidth={1.75} aria-hidden="true" />
  return className ? <span className={className}>{drawing}</span> : drawing
}
