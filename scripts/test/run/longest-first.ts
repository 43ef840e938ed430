import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Where the files are that take longest, longest first: they build whole sites. Folders of one project of vitest.config.ts
 * follow each other, since a worker serves one project.
 */
const longest = [
  ...['edits/', 'visits/', 'content/'].map((folder) => `scripts/test/${folder}`),
  '.integration.test.ts',
  ...['builds/', 'browser/'].map((folder) => `scripts/test/${folder}`),
]

/** Begins with what takes longest, so that no core is left with a long file while the others have nothing more to do. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((part) => moduleId.includes(part))
      return index < 0 ? longest.length : index
    }
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
