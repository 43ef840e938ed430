import 'virtual:fonts.css'
import '../styles/index.css'
import { wakeIslands } from './islands.ts'
import { showLocalTime } from './local-time.ts'
import { closeMenuOnChoice } from './menu.ts'
import { logAttemptedPath } from './not-found.ts'
import { openSearchByKey } from './search-keys.ts'
import { followTheme } from './theme.ts'
import { showToday } from './today.ts'

// Pages read and work without all of this.
followTheme()
wakeIslands()
openSearchByKey()
// Links work without it. A pointer that merely rests where the page appears fires none of these events.
for (const type of ['pointerout', 'scroll', 'keydown'])
  addEventListener(type, () => import('./after-first-action.ts').catch(() => {}), { once: true })
// The script is in the head, because of the theme; in the live preview it comes after the document.
if (document.body) changePage()
else addEventListener('DOMContentLoaded', changePage)

function changePage(): void {
  closeMenuOnChoice()
  showToday()
  showLocalTime()
  logAttemptedPath()
}
