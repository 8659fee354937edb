/** What the page of a new device's link shows. */
export type DevicePageView =
  | { readonly name: 'opening' }
  /** The device, which the visitor compares with the one in front of them. */
  | {
      readonly name: 'ask'
      /** As it calls itself. */
      readonly label: string
      /** The twelve characters that it shows, too. */
      readonly code: string
      /** Whether it is being added. */
      readonly isBusy: boolean
      readonly problem: 'incomplete' | 'wrongPasskey' | 'service' | undefined
    }
  | { readonly name: 'added' }
  | {
      readonly name: 'ended'
      /**
       * `locked`: this browser opens no wallet. `gone`: no device of the account has this key.
       * `failed`: nothing was added. `service`: nothing is known yet.
       */
      readonly end: 'nothing' | 'locked' | 'gone' | 'failed' | 'service'
    }

export type DevicePage = {
  /** Adds the device that is shown. */
  add(): void
}
