// @vitest-environment node
import { expect, test } from 'vitest'
import { chooseSurface, type SurfaceFacts } from './chooseSurface.ts'

const facts: SurfaceFacts = {
  ...{ mode: 'same-site', visibility: 'proven', content: 'message' },
  ...{ level: 'plain', dangers: [], approvals: 'frame', isWithinLimit: true },
}

test.each<[name: string, given: Partial<SurfaceFacts>, surface: string]>([
  ['a message that is seen', {}, 'frame'],
  ['a payment', { content: 'payment' }, 'frame'],
  ['a payment above the limit', { content: 'payment', isWithinLimit: false }, 'window'],
  ['an allowance above the limit', { content: 'call', isWithinLimit: false }, 'window'],
  ['an operator who wants windows', { approvals: 'window' }, 'window'],
  ['a call that can be read', { content: 'call' }, 'frame'],
  ['worth a look', { level: 'caution' }, 'frame'],
  ['before the frame is drawn', { visibility: 'pending' }, 'frame'],
  ['covered', { visibility: 'unproven' }, 'window'],
  ['a browser that does not say', { visibility: 'unable' }, 'window'],
  ['another site', { mode: 'cross-site' }, 'window'],
  ['what cannot be read', { content: 'unreadable' }, 'window'],
  ['what could cost much', { level: 'stop' }, 'window'],
  ['a dangerous shape', { dangers: ['permit'] }, 'window'],
  ['each dangerous shape', { dangers: ['operator', 'unlimited', 'grant'] }, 'window'],
  ['what the rules refuse', { level: 'refused' }, 'refused'],
  ['what can be sent at any time', { dangers: ['undated'] }, 'refused'],
  ['refused, whatever else it is', { dangers: ['permit', 'undated'] }, 'refused'],
  ['refused above the limit, too', { isWithinLimit: false, level: 'refused' }, 'refused'],
  ['refused on another site, too', { mode: 'cross-site', level: 'refused' }, 'refused'],
])('default: %s', (_, given, surface) => {
  expect(chooseSurface({ ...facts, ...given })).toBe(surface)
})

test('behavior: the frame needs all of it, and one alone is enough for a window', () => {
  const safe: SurfaceFacts[] = []
  for (const mode of ['same-site', 'cross-site'] as const)
    for (const visibility of ['unable', 'unproven', 'pending', 'proven'] as const)
      for (const content of ['message', 'payment', 'call', 'unreadable'] as const)
        for (const level of ['plain', 'caution', 'stop'] as const)
          for (const dangers of [[], ['authority']] as const)
            for (const approvals of ['frame', 'window'] as const)
              for (const isWithinLimit of [true, false]) {
                const shape = { content, level, dangers, isWithinLimit }
                const all = { mode, visibility, approvals, ...shape }
                if (chooseSurface(all) === 'frame') safe.push(all)
              }
  // One mode, two states of sight, three kinds, two levels, no danger, one operator, one limit.
  expect(safe).toHaveLength(12)
  expect(safe.every(({ approvals, isWithinLimit }) => approvals === 'frame' && isWithinLimit)).toBe(
    true,
  )
  expect(safe.every(({ dangers, mode }) => dangers.length === 0 && mode === 'same-site')).toBe(true)
})
