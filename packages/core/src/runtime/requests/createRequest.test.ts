import { expect, test } from 'vitest'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { requestView as view } from '../../test/requestView.ts'
import { createRequest } from './createRequest.ts'

test('default', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const { kit } = createTestKit({ adapter })
  const request = createRequest(kit, () => kit)
  await expect(request({ type: 'message:sign', message: 'Hello', view })).resolves.toMatch(/^0x/)
  expect(adapter.calls).toContain('sign Hello')
})
