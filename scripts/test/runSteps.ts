import type { Step, StepResult } from './steps.ts'

export type FinishedStep = {
  readonly step: Step
  readonly result: StepResult
  readonly seconds: number
}

export declare namespace runSteps {
  type Parameters = {
    steps: readonly Step[]
    /** A folder for report files. */
    reports: string
    onStart: (step: Step) => void
    /** Called with each chunk of output of a running step. */
    onOutput: (step: Step, text: string) => void
    onFinish: (finished: FinishedStep) => void
  }
}

/** A step seldom keeps two cores busy from its start to its end, and two of them do. */
const mostAtOnce = 2

/**
 * Runs each step once, in order, two at a time. A step starts after the steps it needs. It fails
 * without running if one of them fails.
 */
export async function runSteps(parameters: runSteps.Parameters): Promise<readonly FinishedStep[]> {
  const { steps, reports, onStart, onOutput, onFinish } = parameters
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const finished: FinishedStep[] = []

  const isReady = ({ needs = [] }: Step) =>
    needs.every((name) => ![...waiting, ...running.keys()].some((other) => other.name === name))
  const hasPlace = ({ isAlone = false }: Step) =>
    running.size < (isAlone ? 1 : mostAtOnce) && ![...running.keys()].some((step) => step.isAlone)
  const start = async (step: Step) => {
    const startedAt = performance.now()
    const broken = finished.find(
      ({ step: { name }, result }) => step.needs?.includes(name) && result.failed > 0,
    )
    onStart(step)
    const run = () => step.run({ reports, onOutput: (text) => onOutput(step, text) })
    const result = await (broken ? unrun(broken.step) : run().catch(toFailure))
    const done = { step, result, seconds: (performance.now() - startedAt) / 1000 }
    finished.push(done)
    running.delete(step)
    onFinish(done)
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.filter(isReady)) {
      // Later steps do not overtake one that waits until it is alone.
      if (!hasPlace(step)) break
      waiting.splice(waiting.indexOf(step), 1)
      running.set(step, start(step))
    }
    await Promise.race(running.values())
  }
  return finished
}

function unrun({ name }: Step): StepResult {
  const reason = `Not run: ${name} failed.`
  return { passed: 0, failed: 1, output: reason, failures: [reason] }
}

function toFailure(error: unknown): StepResult {
  return { passed: 0, failed: 1, output: String(error) }
}
