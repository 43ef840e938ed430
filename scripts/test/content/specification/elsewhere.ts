/** Where tests in a browser show what the specification says of behaviour. */
export const elsewhere = {
  menuToggles: { testedIn: 'browser/menu.test.ts', title: 'opens and closes with its button, which says so' },
  menuCloses: { testedIn: 'browser/menu.test.ts', title: 'closes when a link is chosen, even where no page follows' },
  noTrace: {
    testedIn: 'browser/legacy-address.test.ts',
    title: 'an address of the old site leads to its page for good and leaves no trace',
  },
  logged: {
    testedIn: 'browser/not-found.test.ts',
    title:
      'an address that does not exist has the words of its screen, and is logged where scripts run: scripts $scripts',
  },
}
