import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Ağlar',
  'networks.search': 'Ağ ara',
  'networks.none': '“{search}” ile eşleşen ağ yok.',
  'networks.unavailable': '{wallet} burada buna izin vermiyor',
  'networks.chosen': '{network} seçildi',
  'networks.help': 'Ağ nedir?',
  'whatIsANetwork.ledgerTitle': 'Ortak bir defter',
  'whatIsANetwork.ledgerText':
    'Ağ, kimin neye sahip olduğunun açık kaydıdır. Birçok bilgisayar birlikte tutar, böylece kimse tek başına değiştiremez.',
  'whatIsANetwork.separateTitle': 'Her biri ayrı',
  'whatIsANetwork.separateText':
    'Adresiniz birkaç ağda aynı olabilir ama birinde sahip olduğunuz şey diğerlerinde bulunmaz.',
  'whatIsANetwork.feeTitle': 'Kendi parasıyla',
  'whatIsANetwork.feeText':
    'Her ağ ücretlerini kendi parasıyla alır. İşlem yapmak istediğiniz ağda biraz bulundurun.',
  'whatIsANetwork.choose': 'Ağ seç',
  'switchNetwork.pendingTitle': '{wallet} içinde devam edin',
  'switchNetwork.pendingText': '{network} kullanmak istediğinizi orada onaylayın.',
  'switchNetwork.slowText':
    'Bir şey görünmüyor mu? {wallet} içinde {network} ağını seçin. Bu sayfa kendiliğinden güncellenir.',
  'switchNetwork.successTitle': '{network} ağındasınız',
  'switchNetwork.rejectedTitle': 'Geçişi reddettiniz',
  'switchNetwork.rejectedText': 'Ağ değişmedi: {network}.',
  'switchNetwork.waitingTitle': '{wallet} sizi bekliyor',
  'switchNetwork.unsupportedTitle': '{wallet} ağı kendisi değiştiremiyor',
  'switchNetwork.unsupportedText':
    'Varsa {wallet} içinde {network} ağını seçin. Bu sayfa kendiliğinden güncellenir.',
  'switchNetwork.errorTitle': 'Ağ değiştirilemedi',
  'switchNetwork.offerTitle': '{network} ağına geçilsin mi?',
  'switchNetwork.offerText': '{wallet} bağlı, ağ: {current}. Daha önce {network} ağını seçtiniz.',
  'switchNetwork.offerSwitch': '{network} ağına geç',
  'switchNetwork.offerStay': '{network} kalsın',
  'switchNetwork.retry': 'Tekrar dene',
  'switchNetwork.other': 'Başka ağ seç',
  'switchNetwork.otherWallet': 'Başka cüzdan kullan',
  'switchActiveChain.heading': '{chain} için cüzdan bağlayın',
  'switchActiveChain.text':
    '{network}, {chain} ile çalışan bir cüzdan gerektirir. Şimdiye kadar bağladıklarınız bağlı kalır.',
  'switchActiveChain.connect': 'Cüzdan bağla',
  'switchActiveChain.cancel': 'Şimdi değil',
  'unsupported.heading': 'Bu ağ burada çalışmıyor',
  'unsupported.text':
    'Cüzdanınız bu uygulamanın kullanmadığı ağda. Devam etmek için bunlardan birine geçin.',
}
