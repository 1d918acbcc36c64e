/**
 * Recipients of the data that Google's tags collect, and the legal basis of the transfer outside the European Union
 * (GDPR, articles 13.1.f and 45).
 */
export const googleTransferText =
  'Google Ireland Limited reçoit ces données, et Google LLC peut les traiter aux États-Unis. Ce transfert repose sur la décision d’adéquation (UE) 2023/1795 du 10 juillet 2023, le «\u00a0cadre de protection des données UE-États-Unis\u00a0», auquel Google LLC déclare adhérer.'
