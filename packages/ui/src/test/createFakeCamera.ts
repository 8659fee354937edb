type Track = EventTarget & { stop(): void; readonly kind: string }

export type FakeCamera = {
  /** The texts of the codes in front of the camera. */
  codes: readonly string[]
  /** The number of live streams. */
  readonly count: number
  /** Ends the stream, as unplugging does. */
  end(): void
  /** Removes the fake from the browser. */
  remove(): void
}

export declare namespace createFakeCamera {
  type Parameters = {
    /** The codes that the browser can read. @default ['qr_code'] */
    formats?: readonly string[] | undefined
    devices?: readonly string[] | undefined
    /** Called before access is granted, like the permission prompt. */
    onOpen?: (() => unknown) | undefined
    /** Creates a real stream, for stories. */
    createStream?: (() => { getTracks(): readonly Track[] }) | undefined
  }
}

/** Installs a fake camera and a fake `BarcodeDetector`. */
export function createFakeCamera(parameters: createFakeCamera.Parameters = {}): FakeCamera {
  const { formats = ['qr_code'], devices = ['videoinput'], onOpen } = parameters
  const { createStream = createEmptyStream } = parameters
  const live = new Set<Track>()

  class BarcodeDetector {
    static getSupportedFormats = async () => formats
    detect = async () => camera.codes.map((rawValue) => ({ rawValue }))
  }
  const mediaDevices = {
    enumerateDevices: async () => devices.map((kind) => ({ kind })),
    async getUserMedia() {
      await onOpen?.()
      const stream = createStream()
      for (const track of stream.getTracks()) {
        live.add(track)
        const stop = track.stop.bind(track)
        track.stop = () => {
          live.delete(track)
          stop()
        }
      }
      return stream
    },
  }
  Object.defineProperty(window, 'BarcodeDetector', { value: BarcodeDetector, configurable: true })
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })

  const camera: FakeCamera = {
    codes: [],
    get count() {
      return live.size
    },
    end() {
      for (const track of live) track.dispatchEvent(new Event('ended'))
    },
    remove() {
      Reflect.deleteProperty(window, 'BarcodeDetector')
      Reflect.deleteProperty(navigator, 'mediaDevices')
    },
  }
  return camera
}

function createEmptyStream() {
  const track = Object.assign(new EventTarget(), { kind: 'video', stop: () => undefined })
  return { getTracks: () => [track] }
}
