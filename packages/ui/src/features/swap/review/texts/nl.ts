import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { OwnReviewTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof OwnReviewTexts> = {
  'swap.protectionOrder': 'Ondertekende opdracht, niet in de openbare wachtrij',
  'swap.protectionNone': 'Geen, openbare wachtrij',
  'swap.receiveAbout': 'Je ontvangt ongeveer',
  'swap.atLeast': 'Je ontvangt minstens',
  'swap.impact': 'Effect op de prijs',
  'swap.fee': 'Netwerkkosten',
  'swap.feeAtMost': 'Tot {amount}',
  'swap.sponsored': 'Betaald door {sponsor}',
  'swap.feeDeclined': 'De sponsor betaalt deze keer niet.',
  'swap.feeUnavailable': 'De sponsor antwoordde niet.',
  'swap.sourceFee': 'Inbegrepen kosten',
  'swap.source': 'Aanbod van',
  'swap.spender': 'Mag je {symbol} afnemen',
  'swap.router': 'Contractadres',
  'swap.more': 'Meer informatie',
  'swap.validFor': 'Prijs geldig voor',
  'swap.steps': 'Wat je wallet vraagt',
  'swap.stepReset': 'Oude toestemming voor {symbol} verwijderen',
  'swap.stepApprove': '{amount} toestaan',
  'swap.stepPermit': 'Toestemming voor {amount} ondertekenen',
  'swap.stepBatch': 'Toestaan en ruilen, één bevestiging',
  'swap.stepSign': 'De opdracht ondertekenen',
  'swap.preparing': 'De ruil wordt voorbereid…',
  'swap.cancel': 'Annuleren',
  'swap.allowAndSwap': 'Toestaan en ruilen',
  'swap.signAndSwap': 'Ondertekenen en ruilen',
  'swap.acceptPrice': 'Nieuwe prijs accepteren',
  'swap.typeToSwap': 'Typ {amount} om te ruilen',
  'swap.changeAmount': 'Bedrag wijzigen',
  'swap.priceChanged': 'Prijs veranderd: nu {now}, eerst {before}.',
  'swap.declined': 'Verzoek geweigerd in {wallet}. Er is niets ondertekend of verstuurd.',
  'swap.noteTokenFee': '{symbol} rekent kosten bij elke overdracht. Ze zijn al inbegrepen.',
  'swap.noteTokenSymbol':
    'Op het netwerk heet deze token {symbol}, niet {shown}. Controleer of het de juiste is.',
  'swap.noteNotTried':
    'Op dit netwerk kan de ruil niet vooraf worden getest. Alleen het minimumbedrag beschermt je.',
  'swap.noteUnknownRouter':
    'We kennen het contract van dit aanbod niet. De ruil mislukt als je het minimumbedrag niet ontvangt.',
  'swap.noteOrder':
    'Je ondertekent een opdracht die anderen uitvoeren, zonder netwerkkosten. Doet niemand dat op tijd, dan eindigt die en wordt er niets geruild.',
  'swap.lossWarn': 'Je ontvangt {percent} minder waarde dan je betaalt.',
  'swap.lossConfirm':
    'Je zou {percent} van de waarde verliezen. Ruil minder, of typ het bedrag om door te gaan.',
  'swap.lossUnknown':
    'We konden niet meten wat deze ruil waard is. Vergelijk de bedragen en typ dan het bedrag dat je betaalt om door te gaan.',
  'swap.lossRefuse':
    'Je zou {percent} van de waarde verliezen, dus deze ruil kan hier niet. Ruil minder, of kies een andere token.',
  'swap.lossFee': 'De netwerkkosten zijn {percent} van wat je ruilt.',
  'swap.step': 'Stap {step} van {count}',
  'swap.checkApprove': 'Sta het ruilcontract toe om {amount} af te nemen, en niet meer.',
  'swap.checkReset': 'Zet de oude toestemming voor {symbol} op nul. Deze token vereist dat.',
  'swap.checkSwap': 'Bevestig dat je {amount} ruilt voor minstens {minimum}.',
  'swap.checkRemove': 'Zet de toestemming voor {symbol} op nul.',
  'swap.open': '{wallet} openen',
  'swap.look': 'Kijk op je andere apparaat.',
  'swap.waiting': 'Wachten op {network}…',
  'swap.waitingApprove':
    'De toestemming is onderweg. Je wallet vraagt daarna nog een keer voor de ruil.',
  'swap.waitingText': 'Je ruil is onderweg. Je kunt dit venster sluiten.',
  'swap.slow': 'Duurt langer dan normaal',
  'swap.slowText':
    'Het is druk op {network}. Je transactie is nog in behandeling, dus verstuur die niet opnieuw. Misschien kun je die in je wallet versnellen.',
  'swap.orderWaiting': 'Wachten tot je opdracht wordt uitgevoerd…',
  'swap.orderWaitingText':
    'De opdracht is ondertekend en eindigt als niemand die uitvoert. Je kunt dit venster sluiten.',
  'swap.orderRefused': 'De opdracht is geweigerd',
  'swap.orderRefusedText':
    '{source} nam die niet aan, maar de opdracht is ondertekend en kan tot {time} nog worden uitgevoerd. Je kunt dit venster sluiten.',
  'swap.orderClosedText':
    'De opdracht kan niet meer worden uitgevoerd, tenzij je {symbol} vóór {time} weer toestaat.',
  'swap.paused': 'De prijs is veranderd',
  'swap.pausedReady': 'Klaar om te ruilen',
  'swap.pausedReadyText': 'De toestemming is er. Er wordt niets geruild tot je doorgaat.',
  'swap.pausedSignText': 'Er wordt niets geruild tot je doorgaat.',
  'swap.pausedText':
    'Je zou nu {now} ontvangen in plaats van {before}. De ruil wacht op je beslissing.',
  'swap.done': 'Geruild',
  'swap.received': 'Je hebt ontvangen',
  'swap.receivedAtLeast': 'Je hebt minstens ontvangen',
  'swap.removed': 'Toestemming verwijderd',
  'swap.removedText': 'Het contract kan je {symbol} niet meer afnemen.',
  'swap.close': 'Klaar',
  'swap.explorer': 'Bekijken in explorer',
  'swap.ended': 'De ruil is niet gelukt',
  'swap.failedText': 'Je hebt alleen de netwerkkosten betaald. Het netwerk zegt: {reason}.',
  'swap.failedPrice': 'Je hebt alleen de netwerkkosten betaald. De prijs is voorbij je grens.',
  'swap.replaced': 'Transactie vervangen',
  'swap.replacedText': 'Hij is geannuleerd of vervangen in je wallet. Controleer je tokens.',
  'swap.dropped': 'Transactie vervallen',
  'swap.droppedText': 'De transactie kan niet meer doorgaan. Er is niets van je account afgegaan.',
  'swap.orderEnded': 'De opdracht is niet uitgevoerd',
  'swap.orderEndedText':
    'De opdracht kan niet meer worden uitgevoerd. Er heeft niets je account verlaten.',
  'swap.altered': 'Transactie gewijzigd',
  'swap.alteredText':
    'Je wallet heeft iets anders verstuurd dan wat je hier hebt gecontroleerd. Bekijk het in de explorer.',
  'swap.unproven': 'Transactie niet te verifiëren',
  'swap.unprovenText':
    'Het netwerk heeft hem geaccepteerd, maar we konden niet bevestigen wat hij deed. Controleer je tokens voordat je opnieuw ruilt.',
  'swap.again': 'Opnieuw ruilen',
  'swap.freshPrice': 'Nieuwe prijs ophalen',
  'swap.wrong': 'Er is iets misgegaan',
  'swap.unknown': 'Misschien is het verstuurd',
  'swap.unknownText':
    'We konden niet bevestigen wat er is gebeurd. Controleer je account voordat je opnieuw ruilt.',
  'swap.account': 'Account bekijken in explorer',
  'swap.looked': 'Ik heb het gecontroleerd. Het is niet verstuurd.',
  'swap.allowanceOpen': 'De toestemming voor {amount} staat nog open.',
  'swap.removeAllowance': 'Verwijderen',
}
