import { expect, test } from 'vitest'
import { type IconSheet, loadIcon } from './loadIcon.ts'

const icons = { fox: '<svg id="fox" fill="#f00"/>', 'eip155:1': '<svg/>' }

function createSheets() {
  const calls: string[] = []
  const sheets: readonly IconSheet[] = [
    { names: 'owl', load: () => Promise.reject(new TypeError('Failed to fetch')) },
    {
      names: 'fox eip155:1,eip155:11155111 lost',
      load: async () => {
        calls.push('second')
        return { icons }
      },
    },
  ]
  return { sheets, calls }
}

test('default', async () => {
  const { sheets, calls } = createSheets()
  await expect(loadIcon({ sheets, name: 'fox' })).resolves.toBe(
    'data:image/svg+xml,%3Csvg id=%22fox%22 fill=%22%23f00%22/%3E',
  )
  expect(calls).toEqual(['second'])
})

test('behavior: a further name brings the same icon', async () => {
  const { sheets } = createSheets()
  const icon = await loadIcon({ sheets, name: 'eip155:1' })
  expect(icon).toBeDefined()
  await expect(loadIcon({ sheets, name: 'eip155:11155111' })).resolves.toBe(icon)
})

test.each(['cat', '', ' ', ',', 'fox eip155:1', 'constructor', '__proto__', 'eip155'])(
  'behavior: nobody is called %j, and nothing is fetched',
  async (name) => {
    const { sheets, calls } = createSheets()
    await expect(loadIcon({ sheets, name })).resolves.toBeUndefined()
    expect(calls).toEqual([])
  },
)

test('behavior: a sheet that cannot be fetched, or lacks the icon, brings nothing', async () => {
  const { sheets } = createSheets()
  await expect(loadIcon({ sheets, name: 'owl' })).resolves.toBeUndefined()
  await expect(loadIcon({ sheets, name: 'lost' })).resolves.toBeUndefined()
})
