/** What a process can serve. */
export const serviceNames = ['explorer', 'data', 'analytics', 'relay'] as const

export type ServiceName = (typeof serviceNames)[number]
