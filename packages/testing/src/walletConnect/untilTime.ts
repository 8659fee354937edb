/** Waits until `time`, in milliseconds since 1970, has passed. */
export type Wait = (time: number) => Promise<unknown>

export const untilTime: Wait = (time) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now()) + 1000))
