import { addressFaults } from './addresses.ts'
import { dayFaults } from './days.ts'
import { fieldFaults } from './fields.ts'
import { ledgerFaults } from './ledger.ts'
import { mdxFaults } from './mdx.ts'
import { harmless } from './none.ts'
import { proseFaults } from './prose.ts'
import { referenceFaults } from './references.ts'
import type { TypingFault } from './typing-fault.ts'
import { yamlFaults } from './yaml.ts'

/** Slips of the hand in every kind of file, each of which is one message. */
export const typingFaults: readonly TypingFault[] = [
  ...fieldFaults,
  ...dayFaults,
  ...addressFaults,
  ...referenceFaults,
  ...proseFaults,
  ...yamlFaults,
  ...ledgerFaults,
  ...mdxFaults,
]

/** Slips of the hand of which rightly nothing is said. */
export const harmlessSlips: readonly TypingFault[] = harmless
