-- Whether members may dictate, which sends what they say to a service of the browser's maker.
ALTER TABLE "FamilySettings" ADD COLUMN "allowsDictation" boolean NOT NULL DEFAULT false;
