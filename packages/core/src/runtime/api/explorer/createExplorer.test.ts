import { expect, test } from 'vitest'
import { catchError } from '../../../test/catchError.ts'
import { json, serviceUrl, startFakeApi } from '../../../test/startFakeApi.ts'
import { createExplorer } from './createExplorer.ts'

const service = startFakeApi()
const create = () => createExplorer({ baseUrl: serviceUrl, projectId: 'abc', backoffMs: 1 })
const params = (request: Request | undefined) =>
  Object.fromEntries(new URL(request?.url ?? '').searchParams)

test('default', async () => {
  service.answer('/getWallets', () => json({ data: [{ id: '1', name: 'Rabby' }], count: 120 }))
  const { data, count } = await create().getWallets()
  expect(data).toMatchObject([{ id: '1', name: 'Rabby' }])
  expect(count).toBe(120)
  expect(params(service.requests[0])).toEqual({
    projectId: 'abc',
    st: 'cleat',
    sv: 'cleat-0.0.0',
    page: '1',
    entries: '40',
  })
})

test('parameters: everything that can be asked', async () => {
  service.answer('/getWallets', () => json({ data: [], count: 0 }))
  await create().getWallets({
    page: 3,
    entries: 100,
    include: ['a', 'b'],
    exclude: ['c'],
    search: 'rain bow',
    badge: 'certified',
  })
  expect(params(service.requests[0])).toMatchObject({
    page: '3',
    entries: '100',
    include: 'a,b',
    exclude: 'c',
    search: 'rain bow',
    badge_type: 'certified',
  })
})

test('behavior: whether events are wanted', async () => {
  service.answer('/getAnalyticsConfig', () => json({ isAnalyticsEnabled: true }))
  expect(await create().getAnalyticsConfig()).toEqual({ isAnalyticsEnabled: true })
})

test('behavior: addresses of images keep to their path', () => {
  const url = new URL(create().getImageUrl('wallet', '../evil?x=1#y'))
  expect(url.pathname).toBe('/api/getWalletImage/..%2Fevil%3Fx%3D1%23y')
  expect(url.searchParams.get('projectId')).toBe('abc')
  expect(new URL(create().getImageUrl('token', 'USDC')).pathname).toBe(
    '/api/public/getTokenImage/USDC',
  )
})

test('error: SERVICE_FORBIDDEN', async () => {
  service.answer('/getWallets', () => json({}, 403))
  expect(await catchError(create().getWallets())).toMatchObject({ code: 'SERVICE_FORBIDDEN' })
})
