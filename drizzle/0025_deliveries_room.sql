-- An attempt's end is written onto the page where its delivery is, and no index has to be touched for it.
ALTER TABLE "webhook_deliveries" SET (fillfactor = 50);
