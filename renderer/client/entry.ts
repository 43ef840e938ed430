import 'virtual:fonts.css'
import '../styles/index.css'
import { markCurrentSection } from './contents.ts'
import { wakeIslands } from './islands.ts'
import { showLocalTime } from './local-time.ts'
import { closeMenuOnChoice } from './menu.ts'
import { logAttemptedPath } from './not-found.ts'
import { openSearchByKey } from './search-keys.ts'
import { showToday } from './today.ts'

// Everything that runs before the visitor's first action. Pages read and work without it.
closeMenuOnChoice()
showToday()
showLocalTime()
markCurrentSection()
logAttemptedPath()
wakeIslands()
openSearchByKey()
