-- CreateTable
CREATE TABLE "Decision" (
    "id" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "memberId" UUID NOT NULL,
    "deciderId" UUID,
    "before" "TaskStatus" NOT NULL,
    "isAccepted" BOOLEAN NOT NULL,
    "reason" TEXT NOT NULL,
    "decidedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Decision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Decision_taskId_decidedAt_idx" ON "Decision"("taskId", "decidedAt");

-- CreateIndex
CREATE INDEX "Decision_memberId_idx" ON "Decision"("memberId");

-- CreateIndex
CREATE INDEX "Decision_deciderId_idx" ON "Decision"("deciderId");

-- AddForeignKey
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_deciderId_fkey" FOREIGN KEY ("deciderId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Ranges
ALTER TABLE "Decision"
  ADD CONSTRAINT "Decision_reason_length" CHECK (char_length("reason") BETWEEN 1 AND 1000);
