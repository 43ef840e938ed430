import { markCurrentSection } from './contents.ts'
import { offerFigures } from './copy-figures.ts'
import { copyHeadingLinks } from './copy-link.ts'
import { offerSharing } from './share.ts'
import { hideTooltipByEscape } from './tooltips.ts'

// Features that no visitor misses before the first action, loaded then to keep the script of every page small.
markCurrentSection()
copyHeadingLinks()
hideTooltipByEscape()
offerSharing()
offerFigures()
