import type { SwapSample } from './swapSample.ts'

/** Changes parts of a call, and keeps what the visitor confirmed. */
export function changeCall(sample: SwapSample, part: Partial<SwapSample['call']>): SwapSample {
  return { ...sample, call: { ...sample.call, ...part } }
}

/** Replaces words of a call's arguments, from the one with this index on. */
export function putWords(sample: SwapSample, index: number, words: string): SwapSample {
  const { data } = sample.call
  const place = 10 + index * 64
  const size = Math.ceil(words.length / 64) * 64
  return changeCall(sample, {
    data: data.slice(0, place) + words.padStart(size, '0') + data.slice(place + size),
  })
}

/** Replaces the function of a call. */
export function putSelector(sample: SwapSample, selector: string): SwapSample {
  return changeCall(sample, { data: `0x${selector}${sample.call.data.slice(10)}` })
}
