import 'virtual:fonts.css'
import '../styles/index.css'
import { markCurrentSection } from './contents.ts'
import { wakeIslands } from './islands.ts'
import { showLocalTime } from './local-time.ts'
import { closeMenuOnChoice } from './menu.ts'
import { logAttemptedPath } from './not-found.ts'
import { openSearchByKey } from './search-keys.ts'
import { followTheme } from './theme.ts'
import { showToday } from './today.ts'

// Everything that runs before the visitor's first action. Pages read and work without it.
followTheme()
wakeIslands()
openSearchByKey()
// The script is in the head, because of the theme; in the live preview it comes after the document.
if (document.body) changePage()
else addEventListener('DOMContentLoaded', changePage)

function changePage(): void {
  closeMenuOnChoice()
  showToday()
  showLocalTime()
  markCurrentSection()
  logAttemptedPath()
}
