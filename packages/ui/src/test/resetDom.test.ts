import { expect, test, vi } from 'vitest'

const frame = () => new Promise((done) => requestAnimationFrame(done))

test('behavior: frames come after fake timers under which the focused element went', async () => {
  vi.useFakeTimers()
  const input = document.body.appendChild(document.createElement('input'))
  input.focus()
  input.remove()
  vi.useRealTimers()
  await expect(frame()).resolves.toBeGreaterThan(0)
}, 2000)
