import type { Cost } from '../process/measured-process.ts'

/** What is measured on: a content tree of a size. */
export interface Subject {
  size: number
  /** The content tree. */
  root: string
  /** Where a build of it goes. */
  out: string
}

/** Something to measure: it does its work once on a content tree, and tells what each part of it cost. */
export interface Task {
  /** The name by which `--only` asks for it. */
  name: string
  run: (subject: Subject) => Promise<readonly Sample[]>
}

/** What one part of the work cost, once. */
export interface Sample {
  /** What was measured, as the table names it. */
  measure: string
  cost: Cost
}
