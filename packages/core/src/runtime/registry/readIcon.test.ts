import { expect, test } from 'vitest'
import { readIcon } from './readIcon.ts'

const picture = 'data:image/webp;base64,UklGRg=='
const load = async () => ({ icons: { fox: '<svg id="fox" fill="#f00"/>', bear: picture } })

test('default', async () => {
  await expect(readIcon({ load, key: 'fox' })).resolves.toBe(
    'data:image/svg+xml,%3Csvg id=%22fox%22 fill=%22%23f00%22/%3E',
  )
})

test('behavior: a picture is there as it is', async () => {
  await expect(readIcon({ load, key: 'bear' })).resolves.toBe(picture)
})

test('behavior: a sheet that cannot be fetched, or lacks the icon, brings nothing', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(readIcon({ load: fail, key: 'fox' })).resolves.toBeUndefined()
  await expect(readIcon({ load, key: 'lost' })).resolves.toBeUndefined()
})
