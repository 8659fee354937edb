import { type OP, Script, type ScriptType } from '@scure/btc-signer'
import { isSameBytes } from '../../base/isSameBytes.ts'
import { demand, isTrue, type Machine, pop, type Rules } from './machine.ts'
import { operations } from './operations.ts'
import { writeNumber } from './scriptNumber.ts'

const longestScript = 10_000
const longestValue = 520
const mostValues = 1000
/** Beside pushes. Tapscript allows more; the limit bounds the work for a hostile proof. */
const mostOperations = 201

export declare namespace runScript {
  type Parameters = Pick<Machine, 'digest' | 'times'> & {
    script: Uint8Array
    /** The values it starts with, the last on top. */
    stack: readonly Uint8Array[]
    rules: Rules
  }
}

/**
 * Runs a locking script, by the rules that BIP-322 requires: minimal pushes, minimal conditions,
 * and one true value at the end.
 * @returns `false` also for operations that are not known here
 */
export function runScript(parameters: runScript.Parameters): boolean {
  const { script, stack, ...rest } = parameters
  const machine: Machine = { ...rest, stack: [...stack], alternative: [] }
  try {
    const ops = readScript(script)
    demand(ops.filter(isOperation).length <= mostOperations)
    demand(stack.every(({ length }) => length <= longestValue))
    run(machine, ops)
    const result = pop(machine)
    return machine.stack.length === 0 && isTrue(result)
  } catch {
    return false
  }
}

/** One entry for each open condition: whether its branch runs. */
function run(machine: Machine, script: ScriptType): void {
  const branches: boolean[] = []
  for (const op of script) {
    const isRunning = branches.every(Boolean)
    if (typeof op === 'string' && /^(IF|NOTIF|ELSE|ENDIF)$/.test(op)) {
      branch({ machine, branches, op, isRunning })
    } else if (isRunning) {
      step(machine, op)
    }
    demand(machine.stack.length + machine.alternative.length <= mostValues)
  }
  demand(branches.length === 0)
}

function branch(parameters: {
  machine: Machine
  branches: boolean[]
  op: string
  isRunning: boolean
}): void {
  const { machine, branches, op, isRunning } = parameters
  if (op === 'IF' || op === 'NOTIF') {
    branches.push(isRunning && popCondition(machine) === (op === 'IF'))
    return
  }
  const last = branches.pop()
  demand(last !== undefined)
  if (op === 'ELSE') branches.push(!last && branches.every(Boolean))
}

function popCondition(machine: Machine): boolean {
  const value = pop(machine)
  demand(value.length === 0 || isSameBytes(value, Uint8Array.of(1)))
  return value.length > 0
}

function step(machine: Machine, op: ScriptType[number]): void {
  if (isOperation(op)) {
    const operation = operations[op]
    demand(operation !== undefined)
    operation(machine)
    return
  }
  const value = op instanceof Uint8Array ? op : writeNumber(op === '1NEGATE' ? -1n : BigInt(op))
  demand(value.length <= longestValue)
  machine.stack.push(value)
}

/** Whether it is more than a push. */
function isOperation(op: ScriptType[number]): op is Exclude<keyof typeof OP, '1NEGATE'> {
  return typeof op === 'string' && op !== '1NEGATE'
}

/** Throws for a script that is too long, or a push that is longer than it has to be. */
function readScript(script: Uint8Array): ScriptType {
  demand(script.length <= longestScript)
  const ops = Script.decode(script)
  demand(isSameBytes(Script.encode(ops), script))
  for (const op of ops)
    if (op instanceof Uint8Array && op.length === 1) {
      const [byte = 0] = op
      demand(byte > 16 && byte !== 0x81)
    }
  return ops
}
