import { expect, test } from 'vitest'
import { FrameFault } from '../faults/frameFault.ts'
import { askWhile } from './askWhile.ts'
import { createStage } from './createStage.ts'

const asked = { name: 'device', shown: { code: '7K2M', fragment: '' } } as const

test('default: the answer of the visitor calls the work off', async () => {
  const stage = createStage()
  const { signal } = new AbortController()
  let life: AbortSignal | undefined
  const ended = askWhile(
    ...([stage, asked] as const),
    (given) => {
      life = given
      return new Promise<never>(() => undefined)
    },
    signal,
  )
  const view = stage.read()
  if (view?.name !== 'device') throw new Error('Not asked.')
  view.answer({ kind: 'other' })
  expect(await ended).toEqual({ answer: { kind: 'other' } })
  expect(life?.aborted).toBe(true)
  // The view stays, as busy, until the next one.
  expect(stage.read()).toMatchObject({ name: 'device', isBusy: true })
})

test('behavior: work that ends takes the question away', async () => {
  const stage = createStage()
  const { signal } = new AbortController()
  expect(await askWhile(stage, asked, async () => 7, signal)).toEqual({ result: 7 })
  expect(stage.read()).toBeUndefined()
})

test('error: what the work throws, and a call that was called off', async () => {
  const stage = createStage()
  const { signal } = new AbortController()
  const fault = new FrameFault('service')
  await expect(askWhile(stage, asked, () => Promise.reject(fault), signal)).rejects.toBe(fault)
  expect(stage.read()).toBeUndefined()
  const life = new AbortController()
  const ended = askWhile(stage, asked, () => new Promise<never>(() => undefined), life.signal)
  life.abort()
  await expect(ended).rejects.toMatchObject({ code: 'cancelled' })
})
