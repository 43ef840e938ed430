/** The style of the panel of the live preview, which also appears on pages with a broken stylesheet. */
export const panelStyle = `
#content-problems { position: fixed; inset: auto 0 0 auto; z-index: 99; max-height: 45vh; overflow: auto; width: fit-content; max-width: 100%; box-sizing: border-box; color: light-dark(#33160f, #fbeee8); background: light-dark(#fff6f0, #2a1713); border: 1px solid light-dark(#b3261e, #ff9b87); font: 14px/1.5 ui-monospace, monospace }
#content-problems:has([open]) { width: 100% }
#content-problems summary { position: sticky; top: 0; padding: 0.5rem 1rem; background: inherit; font-weight: bold; cursor: pointer }
#content-problems details { background: inherit }
#content-problems ul { list-style: none; margin: 0; padding: 0 1rem 0.5rem }
#content-problems p { margin: 0; padding: 0.5rem 1rem }
#content-problems li { margin: 0.5rem 0; padding-left: 0.75rem; border-left: 3px solid light-dark(#b3261e, #ff9b87); overflow-wrap: anywhere }
#content-problems li:not([data-severity="error"]) { border-color: light-dark(#8a6100, #e8c15a) }
#content-problems pre { margin: 0; overflow: auto; font: inherit; color: inherit; background: none }
#content-problems a { color: light-dark(#8a1c0f, #ffb8a8); text-decoration: underline }
#content-problems small { font-size: inherit; opacity: 1 }
#content-problems :focus-visible { outline: 2px solid currentColor; outline-offset: -2px }
@media print { #content-problems { display: none } }
`
