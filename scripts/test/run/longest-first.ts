import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The projects of vitest.config.ts whose files take longest, longest first: they build whole sites, several times. */
const longest = ['edits', 'builds', 'integration', 'browser', 'visits']

/** Begins with what takes longest, so that no core is left with a long file while the others have nothing more to do. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ project }: TestSpecification) => {
      const index = longest.indexOf(project.name)
      return index < 0 ? longest.length : index
    }
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
