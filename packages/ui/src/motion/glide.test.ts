import { afterEach, expect, test, vi } from 'vitest'
import { glide } from './glide.ts'

const element = document.createElement('div')
const animate = vi.fn()
const motion = { height: ['1px', '2px'] }

afterEach(() => {
  vi.unstubAllGlobals()
  animate.mockReset()
})

function setUp({ matches }: { matches: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  Object.assign(element, { animate })
}

test('default', () => {
  setUp({ matches: true })
  glide({ element, motion, seconds: 0.22 })
  expect(animate).toHaveBeenCalledWith(motion, {
    duration: 220,
    easing: 'cubic-bezier(0.2,0,0,1)',
  })
})

test('behavior: nothing moves where motion is reduced, or where that is unknown', () => {
  setUp({ matches: false })
  expect(glide({ element, motion, seconds: 1 })).toBeUndefined()
  vi.stubGlobal('matchMedia', undefined)
  expect(glide({ element, motion, seconds: 1 })).toBeUndefined()
  expect(animate).not.toHaveBeenCalled()
})

test('behavior: a browser without animations shows the end', () => {
  setUp({ matches: true })
  Object.assign(element, { animate: undefined })
  expect(glide({ element, motion, seconds: 1 })).toBeUndefined()
})
