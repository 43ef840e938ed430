import { markCurrentSection } from './contents.ts'
import { offerFigures } from './copy-figures.ts'
import { copyHeadingLinks } from './copy-link.ts'
import { offerSharing } from './share.ts'
import { hideTooltipByEscape } from './tooltips.ts'

// What no visitor misses before the first action; it is loaded then, so that the script of every page stays small.
markCurrentSection()
copyHeadingLinks()
hideTooltipByEscape()
offerSharing()
offerFigures()
