import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite'

/** A small fault that can be put into a source: some of its text, and what stands there instead. */
export interface Fault {
  /** The offset at which the text begins, and at which it ends. */
  start: number
  end: number
  replacement: string
  /** What is wrong then: `turns a condition`. */
  what: string
}

/** What an operator is mistaken for. */
const mistaken: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
}

/**
 * Every small fault that can be put into a source, one at a time: a condition turned, an operator mistaken for its
 * neighbour, a number off by one, a call or an entry of a list left out.
 *
 * @param name the name of the file, whose ending says which language it is
 * @param text TypeScript, with JSX or without
 * @throws Error when it cannot be parsed
 */
export function findFaults(name: string, text: string): Fault[] {
  const { program, errors } = parseSync(name, text)
  if (errors.length > 0) throw new Error(`${name} cannot be parsed: ${errors[0]?.message}`)
  const faults: Fault[] = []
  const types: Span[] = []
  new Visitor(collectInto({ text, faults, types })).visit(program)
  // Types are gone when the code runs.
  return faults.filter(({ start, end }) => !types.some((type) => type.start <= start && end <= type.end))
}

type Span = Pick<Fault, 'start' | 'end'>

/** What visits the syntax tree of a text, and adds the faults that it finds and the places of types. */
function collectInto({ text, faults, types }: { text: string; faults: Fault[]; types: Span[] }): VisitorObject {
  const add = ({ start, end }: Span, replacement: string, what: string) => {
    faults.push({ start, end, replacement, what })
  }
  const turn = ({ test }: { test: Span }) => add(test, `!(${text.slice(test.start, test.end)})`, 'turns a condition')
  const mistake = ({ left, operator, right }: { left: Span; operator: string; right: Span }) => {
    const other = mistaken[operator]
    const at = text.indexOf(operator, left.end)
    // Between the two stand only white space, brackets and the operator.
    if (other && at >= 0 && at < right.start)
      add({ start: at, end: at + operator.length }, other, `takes ${operator} for ${other}`)
  }
  const mistakeUnlessJoined = (node: ESTree.BinaryExpression) => {
    const isSum = node.right.type === 'Literal' && typeof node.right.value === 'number'
    // Texts are joined by + as well, and there a minus is no small fault.
    if (node.operator !== '+' || isSum) mistake(node)
  }
  const countOn = (node: Span & { value: unknown }) => {
    if (typeof node.value === 'number') add(node, String(node.value + 1), 'counts one more')
  }
  const leaveCallOut = ({ expression, start, end }: ESTree.ExpressionStatement) => {
    if (expression.type === 'CallExpression') add({ start, end }, ';', 'leaves a call out')
  }
  // A list of rules, of steps, of names: without its first entry it is still a list.
  const leaveEntryOut = ({ elements: [first, second] }: ESTree.ArrayExpression) => {
    if (first && second) add({ start: first.start, end: second.start }, '', 'leaves an entry out')
  }
  const passOver = ({ start, end }: Span) => {
    types.push({ start, end })
  }
  return {
    IfStatement: turn,
    ConditionalExpression: turn,
    BinaryExpression: mistakeUnlessJoined,
    LogicalExpression: mistake,
    Literal: countOn,
    ExpressionStatement: leaveCallOut,
    ArrayExpression: leaveEntryOut,
    TSTypeAliasDeclaration: passOver,
    TSInterfaceDeclaration: passOver,
  }
}
