-- CreateTable
CREATE TABLE "AvatarUpload" (
    "id" UUID NOT NULL,
    "ownerId" UUID,
    "name" TEXT NOT NULL,
    "url" TEXT,
    "isUsed" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AvatarUpload_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "AvatarUpload_name_key" ON "AvatarUpload"("name");

-- CreateIndex
CREATE UNIQUE INDEX "AvatarUpload_url_key" ON "AvatarUpload"("url");

-- CreateIndex
CREATE INDEX "AvatarUpload_ownerId_isUsed_idx" ON "AvatarUpload"("ownerId", "isUsed");

-- CreateIndex
CREATE INDEX "AvatarUpload_isUsed_createdAt_idx" ON "AvatarUpload"("isUsed", "createdAt");

-- AddForeignKey
ALTER TABLE "AvatarUpload" ADD CONSTRAINT "AvatarUpload_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
