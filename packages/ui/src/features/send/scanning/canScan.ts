/** Whether this browser has a camera. Requests no permission. */
export async function canScan(): Promise<boolean> {
  try {
    // The type is always defined, but insecure contexts lack it.
    const { mediaDevices }: Partial<Navigator> = navigator
    const devices = (await mediaDevices?.enumerateDevices()) ?? []
    return devices.some(({ kind }) => kind === 'videoinput')
  } catch {
    return false
  }
}
